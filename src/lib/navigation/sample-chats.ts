interface ChatAddress {
  sample?: boolean | undefined;
  chat?: number | undefined;
  with?: number | undefined;
}

/** The address of the chat page asks for conversations of the sample; visitors see no others. */
export const asksForSampleChats = ({ sample, chat, with: user }: ChatAddress): boolean =>
  sample === true || chat !== undefined || user !== undefined;
