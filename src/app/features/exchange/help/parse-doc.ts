import type { LocaleCode } from '#src/domain/locales.ts'
import { readFrontMatter } from '#src/domain/text/front-matter.ts'
import { AUDIENCES, type DocSource } from './doc.ts'

/** Parses a help page: front matter of `name: value` lines, then Markdown. Throws if a name is missing. */
export function parseDoc(slug: string, language: LocaleCode, text: string): DocSource {
  const { fields, body } = readFrontMatter(text)
  const get = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`Help page ${language}/${slug} has no ${name}`)
    return value
  }
  const audience = AUDIENCES.find((known) => known === get('audience'))
  const order = Number(get('order'))
  if (!audience || !Number.isInteger(order))
    throw new Error(`Help page ${language}/${slug} has a wrong audience or order`)
  return { slug, language, title: get('title'), description: get('description'), audience, order, markdown: body }
}
