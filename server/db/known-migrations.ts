import type { Migration } from './apply-migration';
import { foundation } from './migrations/0001-foundation';
import { events } from './migrations/0002-events';
import { lists } from './migrations/0003-lists';
import { writing } from './migrations/0004-writing';
import { places } from './migrations/0005-places';
import { safety } from './migrations/0007-safety';
import { moving } from './migrations/0008-moving';
import { sessions } from './migrations/0009-sessions';
import { eventNames } from './migrations/0010-event-names';
import { followsBesideBlocks } from './migrations/0011-follows-beside-blocks';
import { threadPages } from './migrations/0012-thread-pages';
import { dataExports } from './migrations/0013-data-exports';
import { mediaKeys } from './migrations/0014-media-keys';
import { boundedReads } from './migrations/0015-bounded-reads';
import { accountDeletion } from './migrations/0016-account-deletion';
import { deletedPosts } from './migrations/0017-deleted-posts';
import { bookmarkFolders } from './migrations/0018-bookmark-folders';
import { searchWords } from './migrations/0019-search-words';
import { suspensionTerms } from './migrations/0020-suspension-terms';
import { moderationTeam } from './migrations/0021-moderation-team';
import { countedTags } from './migrations/0022-counted-tags';
import { pictureCopies } from './migrations/0023-picture-copies';
import { appeals } from './migrations/0024-appeals';
import { followRequests } from './migrations/0025-follow-requests';
import { messages } from './migrations/0026-messages';
import { peoplePages } from './migrations/0027-people-pages';
import { formerHandles } from './migrations/0028-former-handles';
import { boundedLists } from './migrations/0029-bounded-lists';
import { threadMutes } from './migrations/0030-thread-mutes';
import { visitors } from './migrations/0031-visitors';
import { followedTags } from './migrations/0032-followed-tags';
import { linkCards } from './migrations/0033-link-cards';
import { signedInDevices } from './migrations/0034-signed-in-devices';
import { welcome } from './migrations/0035-welcome';
import { reductions } from './migrations/0036-reductions';
import { peopleLists } from './migrations/0037-people-lists';
import { profileFields } from './migrations/0038-profile-fields';
import { suspendedCounts } from './migrations/0039-suspended-counts';
import { catchUp } from './migrations/0040-catch-up';
import { messageReports } from './migrations/0041-message-reports';
import { voiceNotes } from './migrations/0042-voice-notes';
import { spaces } from './migrations/0043-spaces';
import { operatorActions } from './migrations/0044-operator-actions';
import { restoredEvents } from './migrations/0045-restored-events';
import { sharedLimits } from './migrations/0046-shared-limits';
import { contractSteps } from './migrations/0048-contract-steps';
import { lastWrites } from './migrations/0049-last-writes';
import { files } from './migrations/0051-files';
import { fileVersionsIndex } from './migrations/0052-file-versions-index';
import { invoiceNumbers } from './migrations/0050-invoice-numbers';
import { creditNotes } from './migrations/0056-credit-notes';
import { distributedKeys } from './migrations/0060-distributed-keys';
import { swapKey } from './migrations/0061-swapped-keys';
import { conversationOfParts } from './migrations/0062-conversation-of-parts';
import { placedParts, unplacedParts } from './migrations/0062-unplaced-parts';
import { filledConversations } from './migrations/0063-filled-conversations';
import { messageKeys } from './migrations/0064-message-keys';
import { checkedMessageReferences, messageReferences } from './migrations/0065-message-references';
import { keyOfMessages } from './migrations/0068-key-of-messages';
import { names } from './migrations/0071-names';
import { filledNames, filledPairs, membersByHandle } from './migrations/0072-filled-names';
import {
  conversationsByLowId,
  conversationsWithoutPairs,
  membersWithoutNames,
  unusedTables,
} from './migrations/0075-names-alone';
import { filledLatestItems, latestItems } from './migrations/0079-latest-items';
import {
  authorsOfTags,
  filledAuthorsOfTags,
  filledTags,
  tagsByAuthor,
  tagsWithoutAuthor,
} from './migrations/0081-authors-of-tags';
import { searchSlices, wordsInSlices, wordsWithoutSlices } from './migrations/0085-search-slices';
import {
  authorsOfMedia,
  filledAuthorsOfMedia,
  filledMedia,
  mediaByAuthor,
  mediaWithoutAuthor,
} from './migrations/0088-media-by-author';
import { directEntries, placedEntries } from './migrations/0093-direct-entries';
import { filledWrittenWords, writtenWords } from './migrations/0095-written-words';
import { lockedAuthors } from './migrations/0097-locked-authors';
import { inactiveCounts } from './migrations/0098-inactive-counts';
import {
  checkedNotificationKinds,
  notificationsBySpace,
  spaceNotifications,
} from './migrations/0099-space-notifications';

/** In order. Applied migrations never change: a database records their names. 0006 was never released. */
export const migrations: readonly Migration[] = [
  { name: '0001-foundation', sql: foundation },
  { name: '0002-events', sql: events },
  { name: '0003-lists', sql: lists },
  { name: '0004-writing', sql: writing },
  { name: '0005-places', sql: places },
  { name: '0007-safety', sql: safety },
  { name: '0008-moving', sql: moving },
  { name: '0009-sessions', sql: sessions },
  { name: '0010-event-names', sql: eventNames },
  { name: '0011-follows-beside-blocks', sql: followsBesideBlocks },
  { name: '0012-thread-pages', sql: threadPages },
  { name: '0013-data-exports', sql: dataExports },
  { name: '0014-media-keys', sql: mediaKeys },
  { name: '0015-bounded-reads', sql: boundedReads },
  { name: '0016-account-deletion', sql: accountDeletion },
  { name: '0017-deleted-posts', sql: deletedPosts },
  { name: '0018-bookmark-folders', sql: bookmarkFolders },
  { name: '0019-search-words', sql: searchWords },
  { name: '0020-suspension-terms', sql: suspensionTerms },
  { name: '0021-moderation-team', sql: moderationTeam },
  { name: '0022-counted-tags', sql: countedTags },
  { name: '0023-picture-copies', sql: pictureCopies },
  { name: '0024-appeals', sql: appeals },
  { name: '0025-follow-requests', sql: followRequests },
  { name: '0026-messages', sql: messages },
  { name: '0027-people-pages', sql: peoplePages },
  { name: '0028-former-handles', sql: formerHandles },
  { name: '0029-bounded-lists', sql: boundedLists },
  { name: '0030-thread-mutes', sql: threadMutes },
  { name: '0031-visitors', sql: visitors },
  { name: '0032-followed-tags', sql: followedTags },
  { name: '0033-link-cards', sql: linkCards },
  { name: '0034-signed-in-devices', sql: signedInDevices },
  { name: '0035-welcome', sql: welcome },
  { name: '0036-reductions', sql: reductions },
  { name: '0037-people-lists', sql: peopleLists },
  { name: '0038-profile-fields', sql: profileFields },
  { name: '0039-suspended-counts', sql: suspendedCounts },
  { name: '0040-catch-up', sql: catchUp },
  { name: '0041-message-reports', sql: messageReports },
  { name: '0042-voice-notes', sql: voiceNotes },
  { name: '0043-spaces', sql: spaces },
  { name: '0044-operator-actions', sql: operatorActions },
  { name: '0045-restored-events', sql: restoredEvents },
  { name: '0046-shared-limits', sql: sharedLimits },
  { name: '0048-contract-steps', sql: contractSteps },
  { name: '0049-last-writes', sql: lastWrites },
  { name: '0050-invoice-numbers', sql: invoiceNumbers },
  { name: '0051-files', sql: files },
  { name: '0052-file-versions-index', sql: fileVersionsIndex, runs: 'concurrently' },
  { name: '0056-credit-notes', sql: creditNotes, runs: 'concurrently' },
  { name: '0060-distributed-keys', sql: distributedKeys, runs: 'concurrently' },
  { name: '0061-key-of-list-members', sql: swapKey('list_members') },
  { name: '0061-key-of-muted-words', sql: swapKey('muted_words') },
  { name: '0061-key-of-notifications', sql: swapKey('notifications') },
  { name: '0061-key-of-rankings', sql: swapKey('rankings') },
  { name: '0061-key-of-reductions', sql: swapKey('reductions') },
  { name: '0061-key-of-reposts', sql: swapKey('reposts') },
  { name: '0061-key-of-sessions', sql: swapKey('sessions') },
  { name: '0061-key-of-space-files', sql: swapKey('space_files') },
  { name: '0062-conversation-of-parts', sql: conversationOfParts },
  { name: '0062-unplaced-parts', sql: unplacedParts, runs: 'concurrently' },
  { name: '0063-filled-conversations', sql: filledConversations, runs: 'in-batches' },
  { name: '0064-message-keys', sql: messageKeys, runs: 'concurrently' },
  { name: '0065-message-references', sql: messageReferences },
  { name: '0066-checked-message-references', sql: checkedMessageReferences, long: true },
  { name: '0067-key-of-message-media', sql: swapKey('message_media') },
  { name: '0068-key-of-messages', sql: keyOfMessages },
  { name: '0069-placed-parts', sql: placedParts },
  { name: '0070-key-of-message-reactions', sql: swapKey('message_reactions'), needs: '0064-message-keys' },
  { name: '0071-names', sql: names },
  { name: '0072-filled-names', sql: filledNames, runs: 'in-batches' },
  { name: '0073-filled-pairs', sql: filledPairs, runs: 'in-batches' },
  { name: '0074-members-by-handle', sql: membersByHandle, runs: 'concurrently' },
  { name: '0075-conversations-by-low-id', sql: conversationsByLowId, runs: 'concurrently' },
  { name: '0076-members-without-names', sql: membersWithoutNames, needs: '0071-names' },
  { name: '0077-conversations-without-pairs', sql: conversationsWithoutPairs, needs: '0071-names' },
  { name: '0078-unused-tables', sql: unusedTables, needs: '0071-names' },
  { name: '0079-latest-items', sql: latestItems },
  { name: '0080-filled-latest-items', sql: filledLatestItems, runs: 'in-batches' },
  { name: '0081-authors-of-tags', sql: authorsOfTags },
  { name: '0082-tags-without-author', sql: tagsWithoutAuthor, runs: 'concurrently' },
  { name: '0083-filled-authors-of-tags', sql: filledAuthorsOfTags, runs: 'in-batches' },
  { name: '0084-filled-tags', sql: filledTags },
  { name: '0084-tags-by-author', sql: tagsByAuthor, runs: 'concurrently' },
  { name: '0085-search-slices', sql: searchSlices },
  { name: '0086-words-in-slices', sql: wordsInSlices, runs: 'concurrently' },
  { name: '0087-words-without-slices', sql: wordsWithoutSlices },
  { name: '0088-authors-of-media', sql: authorsOfMedia },
  { name: '0089-media-without-author', sql: mediaWithoutAuthor, runs: 'concurrently' },
  { name: '0090-filled-authors-of-media', sql: filledAuthorsOfMedia, runs: 'in-batches' },
  { name: '0091-filled-media', sql: filledMedia },
  { name: '0092-media-by-author', sql: mediaByAuthor, runs: 'concurrently' },
  { name: '0093-direct-entries', sql: directEntries },
  { name: '0094-placed-entries', sql: placedEntries },
  { name: '0095-written-words', sql: writtenWords },
  { name: '0096-filled-written-words', sql: filledWrittenWords, runs: 'in-batches' },
  { name: '0097-locked-authors', sql: lockedAuthors },
  { name: '0098-inactive-counts', sql: inactiveCounts, runs: 'in-batches' },
  { name: '0099-space-notifications', sql: spaceNotifications },
  { name: '0100-checked-notification-kinds', sql: checkedNotificationKinds, long: true },
  { name: '0101-notifications-by-space', sql: notificationsBySpace, runs: 'concurrently' },
];
