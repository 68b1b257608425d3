import type { Messages } from '#src/i18n/message.ts'

/** `{{vacancy.sort.newest}}`: quotes a message in the guide's language. */
export const INTERFACE_QUOTE = /\{\{([a-z][A-Za-z0-9._-]*)\}\}/g
const MARKS = /[\\`*_[\]<>&~|]/g

/**
 * Inserts quoted messages into a guide, so that both change together. A message with values cannot be quoted: its reference remains, and tests
 * report it.
 */
export const quoteInterface = (markdown: string, messages: Messages): string =>
  markdown.replace(INTERFACE_QUOTE, (reference, id: string) => {
    const words = messages[id]
    return typeof words === 'string' ? words.replace(MARKS, '\\$&') : reference
  })
