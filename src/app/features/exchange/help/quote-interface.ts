import type { Messages } from '#src/i18n/message.ts'

/** `{{vacancy.sort.newest}}`: what the interface says there, in the language of the guide. */
export const INTERFACE_QUOTE = /\{\{([a-z][A-Za-z0-9._-]*)\}\}/g
const MARKS = /[\\`*_[\]<>&~|]/g

/**
 * Puts the words of the interface into a guide where it names them, so that both can only change together.
 * A message that needs values cannot be quoted: its reference stays, and the tests of the guides say so.
 */
export const quoteInterface = (markdown: string, messages: Messages): string =>
  markdown.replace(INTERFACE_QUOTE, (reference, id: string) => {
    const words = messages[id]
    return typeof words === 'string' ? words.replace(MARKS, '\\$&') : reference
  })
