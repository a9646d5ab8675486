import * as z from 'zod/mini';
import { Id } from '../../primitives';
import { MAX_SPACE_MEMBERS } from '../space-limits';

/** Of a part of an item, made by the client. */
export const PartId = z.string().check(z.minLength(1), z.maxLength(36));

export const MemberIds = z.array(Id).check(z.maxLength(MAX_SPACE_MEMBERS));

/** Date, "2026-11-18". */
export const Day = z.iso.date().check(z.maxLength(10));
