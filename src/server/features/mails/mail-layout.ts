import type { AppIntl } from '#src/i18n/intl.ts'
import type { MailContent } from './mail-content.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Every inserted text passes here. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

// Mail programs keep inline styles only; start and end follow the direction of the mail.
const STYLE = {
  body: 'margin:0;padding:24px;background:#f4f1ea;color:#14263b;font:16px/1.5 system-ui,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-top:4px solid #0b3a5c',
  label: 'padding-block:6px;padding-inline-end:16px;color:#56677a;text-align:start;vertical-align:top;font-weight:400',
  value: 'padding-block:6px;text-align:start;white-space:pre-line',
  button:
    'display:inline-block;padding:12px 20px;background:#10734a;color:#ffffff;text-decoration:none;border-radius:4px',
  small: 'color:#56677a;font-size:13px',
} as const

const paragraph = (text: string): string => `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

function factsTable(facts: MailContent['facts']): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td dir="auto" style="${STYLE.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" style="border-collapse:collapse;margin-block:16px">${rows.join('')}</table>`
}

/** The mail as a page of its own. */
export function renderMailHtml(content: MailContent, intl: AppIntl): string {
  const { subject, greeting, paragraphs, facts, after, action, closing, reason, stop } = content
  const button = `<p><a href="${escapeHtml(action.url)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></p>`
  return `<!doctype html><html lang="${intl.code}" dir="${intl.dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.sheet}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${factsTable(facts)}
${after.map(paragraph).join('\n')}
${button}
${paragraph(closing)}
<p style="${STYLE.small}">${escapeHtml(reason)}${stop ? ` <a href="${escapeHtml(stop.url)}" style="${STYLE.small}">${escapeHtml(stop.label)}</a>` : ''}</p>
</div></body></html>`
}

/** The same words for mail programs that show no pages. */
export function renderMailText(content: MailContent): string {
  const { greeting, paragraphs, facts, after, action, closing, reason, stop } = content
  const end = [reason, ...(stop ? [`${stop.label}: ${stop.url}`] : [])].join('\n')
  const list = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return [greeting, ...paragraphs, list, ...after, `${action.label}:\n${action.url}`, closing, `-- \n${end}`]
    .filter(Boolean)
    .join('\n\n')
}
