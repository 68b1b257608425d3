import { Parser } from 'htmlparser2'

export type Markup = {
  /** Elements with the names of their attributes, in order. */
  skeleton: string[]
  /** What could run or lead elsewhere. */
  dangers: string[]
  scripts: { type: string; id: string; text: string }[]
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'ping', 'background'])
const RUNNING = /^(?:javascript|vbscript|data|blob|view-source):/i
// What browsers drop before they look at the scheme.
const IGNORED = /[\p{Cc} ]/gu

function dangerOf(element: string, name: string, value: string): string | undefined {
  if (name.startsWith('on') || name === 'srcdoc') return `${element} ${name}`
  if (ADDRESSES.has(name) && RUNNING.test(value.replace(IGNORED, ''))) return `${element} ${name}=${value}`
  return undefined
}

/** A page as a browser would take it apart. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { skeleton: [], dangers: [], scripts: [] }
  let script: Markup['scripts'][number] | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // The router sends its state in one script or in several; whatever has the page's nonce is the page's own.
        if (name !== 'script' || !attributes.nonce) markup.skeleton.push([name, ...Object.keys(attributes)].join(' '))
        for (const [key, value] of Object.entries(attributes)) {
          const danger = dangerOf(name, key, value)
          if (danger) markup.dangers.push(danger)
        }
        if (name === 'script') {
          script = { type: attributes.type ?? '', id: attributes.id ?? '', text: '' }
          markup.scripts.push(script)
        }
      },
      ontext(text) {
        if (script) script.text += text
      },
      onclosetag(name) {
        if (name === 'script') script = undefined
      },
      oncomment(text) {
        // React's own marks are short.
        if (text.length > 8) markup.skeleton.push('comment')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  for (const { text } of markup.scripts) {
    const end = /<!--|<\/?script/i.exec(text)
    if (end) markup.dangers.push(`${end[0]} within a script`)
  }
  return markup
}

/** The first place where a page is built otherwise than with harmless words. */
export function differenceOf(page: Markup, harmless: Markup): string | undefined {
  const length = Math.max(page.skeleton.length, harmless.skeleton.length)
  for (let at = 0; at < length; at += 1)
    if (page.skeleton[at] !== harmless.skeleton[at]) return `${page.skeleton[at]} instead of ${harmless.skeleton[at]}`
  return undefined
}
