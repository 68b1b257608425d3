import { Marked, type Tokens } from 'marked'
import { localizePath } from '../../../contract/addresses.ts'
import type { LocaleCode } from '../../../contract/locales.ts'

export type DocHeading = { id: string; text: string }
export type RenderedDoc = { html: string; headings: readonly DocHeading[] }

/** Turns a page of ours into HTML: headings can be linked to, links of the site lead to the reader's language. */
export function renderDoc(markdown: string, locale: LocaleCode): RenderedDoc {
  const headings: DocHeading[] = []
  const createId = idMaker()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        const id = createId(text)
        if (depth === 2) headings.push({ id, text })
        // A link within a link is no HTML: a heading that holds one keeps only its id.
        const linked = inner.includes('<a ') ? inner : `<a href="#${id}">${inner}</a>`
        return `<h${depth} id="${id}">${linked}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        return href.startsWith('/')
          ? `<a href="${localizePath(locale, href)}">${inner}</a>`
          : `<a href="${href}" rel="noopener">${inner}</a>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

/** Ids made of the words of a heading in any script; the second of the same words gets a number. */
function idMaker(): (text: string) => string {
  const used = new Map<string, number>()
  return (text) => {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
    const times = (used.get(words) ?? 0) + 1
    used.set(words, times)
    return times === 1 ? words : `${words}-${times}`
  }
}
