import type { RendererThis, Tokens } from 'marked'
import { escapeHtml } from './escape-html.ts'

/** Renders a table that becomes a list on phones: each cell has the heading of its column, and the first one is the row's heading. */
export function renderTable(this: RendererThis, { header, rows }: Tokens.Table): string {
  const heads = header.map((cell) => this.parser.parseInline(cell.tokens, this.parser.textRenderer))
  const head = header.map((cell) => `<th scope="col"${classOf(cell)}>${this.parser.parseInline(cell.tokens)}</th>`)
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => writeCell(this, cell, index, heads)).join('')}</tr>`,
  )
  return `<table class="table stack"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>\n`
}

function writeCell(renderer: RendererThis, cell: Tokens.TableCell, index: number, heads: readonly string[]): string {
  const inner = renderer.parser.parseInline(cell.tokens)
  if (index === 0) return `<th scope="row" class="full">${inner}</th>`
  return `<td${classOf(cell, 'full')} data-l="${escapeHtml(heads[index] ?? '')}">${inner}</td>`
}

/** Figures are aligned to the end. */
function classOf({ align }: Tokens.TableCell, more = ''): string {
  const names = [more, align === 'right' ? 'number' : ''].filter(Boolean).join(' ')
  return names && ` class="${names}"`
}
