import { TEXT_PLACEHOLDERS, type TextPlaceholder } from '#src/contract/cms/cms.ts'

export type TextValues = Readonly<Record<TextPlaceholder, string>>

const PLACEHOLDER = new RegExp(`\\{(${TEXT_PLACEHOLDERS.join('|')})\\}`, 'g')
const MARK = /[\\`*_[\]<>|~#]/g

/** Inserts configured values into a plain text. */
export const fillText = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_, name: TextPlaceholder) => values[name])

/** Inserts configured values into Markdown, escaped. */
export const fillMarkdown = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_, name: TextPlaceholder) => values[name].replace(MARK, '\\$&'))
