import { Marked, type RendererObject, type RendererThis, type Tokens } from 'marked'
import type { LocaleCode } from '#src/domain/locales.ts'
import { directionOf } from '#src/i18n/direction.ts'
import { escapeHtml, escapeText } from './escape-html.ts'
import { createHeadingIds } from './heading-ids.ts'
import { isolateRuns } from './isolate-runs.ts'
import { renderTable } from './render-table.ts'
import { findSafeLink } from './safe-link.ts'

export type MarkdownHeading = { id: string; text: string }
export type RenderedMarkdown = {
  html: string
  /** Top-level headings, for the table of contents. */
  headings: readonly MarkdownHeading[]
}

type Options = {
  /** The reader's locale, for links within the site. */
  locale: LocaleCode
  /** The text's language, if it differs. */
  language?: string
}

/**
 * Renders Markdown to HTML that is safe for any author: HTML is shown as text, and links lead to allowed targets only. Headings begin at level
 * two and link to themselves.
 */
export function renderMarkdown(markdown: string, { locale, language = locale }: Options): RenderedMarkdown {
  const headings: MarkdownHeading[] = []
  const marked = new Marked({ renderer: createRenderer(headings, locale, directionOf(language) === 'rtl') })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

function createRenderer(headings: MarkdownHeading[], locale: LocaleCode, isolates: boolean): RendererObject {
  const createId = createHeadingIds()
  const writeText = (text: string): string => (isolates ? isolateRuns(escapeText(text)) : escapeText(text))
  return {
    heading({ tokens, depth }: Tokens.Heading) {
      const text = plainText(this, tokens)
      const id = createId(text)
      const order = Math.max(depth, 2)
      if (order === 2) headings.push({ id, text })
      return `<h${order} id="${escapeHtml(id)}"><a href="#${escapeHtml(id)}">${writeText(text)}</a></h${order}>\n`
    },
    link({ href, tokens }: Tokens.Link) {
      const inner = this.parser.parseInline(tokens)
      const link = findSafeLink(href, locale)
      if (!link) return inner
      return `<a href="${escapeHtml(link.href)}"${link.outside ? ' rel="noopener noreferrer"' : ''}>${inner}</a>`
    },
    image: ({ text }: Tokens.Image) => escapeText(text),
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    code: ({ text }: Tokens.Code) => `<pre class="scroll"><code>${escapeHtml(text)}</code></pre>\n`,
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    table: renderTable,
    text(token: Tokens.Text | Tokens.Escape) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : writeText(token.text)
    },
  }
}

/** The text of a heading without markup. */
const plainText = ({ parser }: RendererThis, tokens: Tokens.Heading['tokens']): string =>
  parser.parseInline(tokens, parser.textRenderer)
