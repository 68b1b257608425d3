import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import type { MailContent } from './mail-content.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes every inserted text. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

// Mail programs support inline styles only; start and end follow the direction of the mail. There are no pictures.
const STYLE = {
  body: 'margin:0;padding:16px 8px;background:#f4f1ea;color:#14263b;overflow-wrap:break-word',
  sheet: 'max-width:560px;margin:0 auto;padding:12px 20px 20px;background:#ffffff;border-top:4px solid #0b3a5c',
  facts: 'margin:16px 0',
  label: 'margin:0;color:#56677a;font-size:13px',
  value: 'margin:0 0 12px;white-space:pre-line',
  entries: 'list-style:none;margin:16px 0;padding:0;border-bottom:1px solid #d5d5ca',
  entry: 'margin:0;padding:12px 0;border-top:1px solid #d5d5ca',
  title: 'color:#1d5c9b;font-weight:600',
  button:
    'display:inline-block;padding:12px 20px;background:#10734a;color:#ffffff;text-decoration:none;border-radius:4px',
  small: 'color:#56677a;font-size:13px',
} as const

/** Tall scripts need more line spacing. */
const LINES: Partial<Record<LocaleCode, number>> = { ar: 1.7, hi: 1.65, zh: 1.65 }

const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>')
const paragraph = (text: string): string => `<p>${lines(text.split('\n'))}</p>`

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** Isolates text in the other direction, such as an address or a note in another language. */
const inOwnDirection = (text: string, { dir }: AppIntl): string =>
  RIGHT_TO_LEFT.test(text) === (dir === 'rtl') ? escapeHtml(text) : `<span dir="auto">${escapeHtml(text)}</span>`

/** Each label is above its value: beside it, long words of a label take the width of a phone. */
function factList(facts: MailContent['facts'], intl: AppIntl): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<dt style="${STYLE.label}">${escapeHtml(label)}</dt><dd style="${STYLE.value}">${inOwnDirection(value, intl)}</dd>`,
  )
  return `<dl style="${STYLE.facts}">${rows.join('')}</dl>`
}

function entryList(entries: MailContent['entries']): string {
  if (!entries) return ''
  const items = entries.map(
    ({ title, url, lines: below }) =>
      `<li style="${STYLE.entry}"><a href="${escapeHtml(url)}" style="${STYLE.title}">${escapeHtml(title)}</a><br>${lines(below)}</li>`,
  )
  return `<ul style="${STYLE.entries}">${items.join('')}</ul>`
}

/** Screen readers pronounce it in its language. */
function writtenText(written: MailContent['written']): string {
  if (!written) return ''
  const { code, dir } = getLocale(written.language)
  return `<div lang="${code}" dir="${dir}">${written.paragraphs.map(paragraph).join('\n')}</div>`
}

/** Renders the mail as HTML. */
export function renderMailHtml(content: MailContent, intl: AppIntl): string {
  const { subject, greeting, paragraphs, written, facts, entries, after, action, closing, reason, stop } = content
  const button = `<p><a href="${escapeHtml(action.url)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></p>`
  const end = stop && `<br><a href="${escapeHtml(stop.url)}" style="${STYLE.small}">${escapeHtml(stop.label)}</a>`
  return `<!doctype html><html lang="${intl.code}" dir="${intl.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body};font:16px/${LINES[intl.code] ?? 1.5} system-ui,sans-serif"><div style="${STYLE.sheet}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${writtenText(written)}${factList(facts, intl)}${entryList(entries)}
${after.map(paragraph).join('\n')}
${button}
${paragraph(closing)}
<p style="${STYLE.small}">${escapeHtml(reason)}${end ?? ''}</p>
</div></body></html>`
}

/** Renders the mail as plain text. */
export function renderMailText(content: MailContent): string {
  const { greeting, paragraphs, written, facts, entries = [], after, action, closing, reason, stop } = content
  const end = [reason, ...(stop ? [`${stop.label}: ${stop.url}`] : [])].join('\n')
  const list = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  const listed = entries.map(({ title, url, lines: below }) => [title, ...below, url].join('\n'))
  const own = written?.paragraphs ?? []
  const parts = [greeting, ...paragraphs, ...own, list, ...listed, ...after, `${action.label}:\n${action.url}`, closing]
  return [...parts, `-- \n${end}`].filter(Boolean).join('\n\n')
}
