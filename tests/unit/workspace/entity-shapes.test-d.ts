import { describe, expectTypeOf, test } from 'vitest';
import type { Chat, ChatContact } from '@/data/chat/schema';
import type { Employee, EmployeeRow } from '@/data/employee/schema';
import type { FileOrProject, FileRecord } from '@/data/file/schema';
import type { Invoice, InvoiceRecord } from '@/data/invoice/schema';
import type { MenuItem } from '@/data/navigation';
import type { Product } from '@/data/product/schema';
import type { Project } from '@/data/project/schema';
import type { User } from '@/data/user/schema';

// Field names of section 3 of the specification. The type checker checks this file; nothing runs.
describe('entities of section 3 of the specification', () => {
  test('chat contact', () => {
    expectTypeOf<keyof ChatContact>().toEqualTypeOf<
      | 'id'
      | 'name'
      | 'image'
      | 'icon'
      | 'iconColor'
      | 'email'
      | 'message'
      | 'unRead'
      | 'isSend'
      | 'date'
      | 'activeOffline'
      | 'allMessage'
      | 'voiceMessage'
    >();
    expectTypeOf<ChatContact['activeOffline']>().toEqualTypeOf<'Active' | 'Offline' | 'Typing'>();
    expectTypeOf<Chat>().toExtend<ChatContact>();
  });
  test('invoice', () => {
    expectTypeOf<keyof Invoice>().toEqualTypeOf<
      'id' | 'userId' | 'productId' | 'amount' | 'date' | 'invoicesStatus'
    >();
    expectTypeOf<Invoice['amount']>().toEqualTypeOf<string>();
    expectTypeOf<Invoice['invoicesStatus']>().toEqualTypeOf<'Paid' | 'Pending' | 'Cancelled'>();
    expectTypeOf<InvoiceRecord>().toExtend<Invoice>();
  });
  test('user', () => {
    expectTypeOf<keyof User>().toEqualTypeOf<
      'id' | 'name' | 'email' | 'image' | 'role' | 'BirthDate' | 'phone'
    >();
    expectTypeOf<User['role']>().toEqualTypeOf<string | undefined>();
  });
  test('employee row', () => {
    expectTypeOf<keyof EmployeeRow>().toEqualTypeOf<
      'id' | 'name' | 'email' | 'position' | 'company' | 'country' | 'office' | 'age' | 'startDate' | 'salary'
    >();
    expectTypeOf<EmployeeRow['salary']>().toEqualTypeOf<string>();
    expectTypeOf<Employee>().toExtend<EmployeeRow>();
  });
  test('file or project', () => {
    expectTypeOf<keyof FileOrProject>().toEqualTypeOf<
      'id' | 'title' | 'icon' | 'file' | 'fileVariant' | 'userId' | 'date' | 'size' | 'members'
    >();
    expectTypeOf<FileOrProject['members'][number]>().toEqualTypeOf<{ text: string; variant: string }>();
    expectTypeOf<FileRecord>().toExtend<FileOrProject>();
    expectTypeOf<Project>().toExtend<FileOrProject>();
  });
  test('product', () => {
    expectTypeOf<keyof Product>().toEqualTypeOf<
      | 'id'
      | 'name'
      | 'description'
      | 'date'
      | 'price'
      | 'quantity'
      | 'category'
      | 'status'
      | 'brand'
      | 'averagePriceMin'
      | 'averagePriceMax'
      | 'discountsAvailable'
      | 'sellingItems'
      | 'productName'
      | 'discountPrice'
      | 'rating'
      | 'size'
      | 'isDeal'
      | 'isSeal'
    >();
    expectTypeOf<Product['status']>().toEqualTypeOf<'Active' | 'Inactive'>();
    expectTypeOf<Product['rating']>().toEqualTypeOf<{ star: number; review: number }>();
  });
  test('menu item', () => {
    expectTypeOf<keyof MenuItem>().toEqualTypeOf<
      'key' | 'label' | 'icon' | 'url' | 'badge' | 'children' | 'parentKey' | 'isTitle'
    >();
  });
});
