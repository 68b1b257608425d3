import { Marked, type Token, type Tokens } from 'marked'
import type { MarkdownHeading } from '#src/app/ui/markdown/render-markdown.ts'

/** The text under a heading; the text before the first one has none. */
export type DocSection = { heading?: MarkdownHeading; sentences: readonly string[] }

/** Returns a page's text as plain sentences by section. `headings` are those of the rendered page, in order. */
export function readSections(markdown: string, language: string, headings: readonly MarkdownHeading[]): DocSection[] {
  const splitter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sections: { heading?: MarkdownHeading; sentences: string[] }[] = [{ sentences: [] }]
  for (const token of new Marked().lexer(markdown)) {
    const heading = token.type === 'heading' && token.depth === 2 && headings[sections.length - 1]
    if (heading) sections.push({ heading, sentences: [] })
    else sections.at(-1)?.sentences.push(...blocksOf(token).flatMap((text) => sentencesOf(text, splitter)))
  }
  return sections
}

const sentencesOf = (text: string, splitter: Intl.Segmenter): string[] =>
  Array.from(splitter.segment(text), ({ segment }) => segment.trim()).filter(Boolean)

/** Paragraphs, items and table rows as plain text. */
function blocksOf(token: Token): string[] {
  if (token.type === 'list') return (token as Tokens.List).items.flatMap(({ tokens }) => tokens.flatMap(blocksOf))
  if (token.type === 'blockquote') return (token.tokens ?? []).flatMap(blocksOf)
  if (token.type === 'table') {
    return (token as Tokens.Table).rows.map((row) => row.map(({ tokens }) => tokens.map(plainOf).join('')).join(' · '))
  }
  return token.type === 'space' ? [] : [plainOf(token)]
}

const plainOf = (token: Token): string =>
  'tokens' in token && token.tokens ? token.tokens.map(plainOf).join('') : 'text' in token ? String(token.text) : ' '
