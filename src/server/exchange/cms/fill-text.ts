import { TEXT_PLACEHOLDERS, type TextPlaceholder } from '#src/contract/cms/cms.ts'

export type TextValues = Readonly<Record<TextPlaceholder, string>>

const PLACEHOLDER = new RegExp(`\\{(${TEXT_PLACEHOLDERS.join('|')})\\}`, 'g')
const MARK = /[\\`*_[\]<>|~#]/g

/** Puts what is configured into a plain text. */
export const fillText = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_, name: TextPlaceholder) => values[name])

/** Puts what is configured into a text in Markdown, where it stays the words that it is. */
export const fillMarkdown = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_, name: TextPlaceholder) => values[name].replace(MARK, '\\$&'))
