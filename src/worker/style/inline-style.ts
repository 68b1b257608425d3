import { chooseRules } from './choose-rules.ts'
import type { DocumentStyle } from './document-style.ts'
import { createNameFinder } from './find-names.ts'

/** Styles that are remembered: pages of one kind in one language mostly share theirs. */
const MAX_REMEMBERED = 200
const PLACE = '<style></style>'

export type Style = { css: string; hash: string }
export type StyledDocument = { html: string; hash: string }

async function hashStyle(css: string): Promise<Style> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return { css, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
}

/** For who takes the page over into another one: its own style would be refused there. */
export const removeInlineStyle = (html: string): string => html.replace(PLACE, '')

/** Gives the rules that a rendered page can match, and no others, with the hash of them. */
export function createStyleSelector(style: DocumentStyle): (html: string) => Promise<Style> {
  const places = new Map(style.names.map((name, place) => [name, place]))
  const findNames = createNameFinder(style.names)
  const remembered = new Map<string, Promise<Style>>()
  return async (html) => {
    const there = new Uint8Array(style.names.length)
    for (const place of style.later) there[place] = 1
    for (const name of findNames(html)) {
      const place = places.get(name)
      if (place !== undefined) there[place] = 1
    }
    const key = there.join('')
    const known = remembered.get(key)
    const chosen = known ?? hashStyle(chooseRules(style, (name) => there[name] === 1))
    if (!known) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(key, chosen)
    }
    return chosen
  }
}

/**
 * Puts the style that a rendered document wears where it keeps an empty style element.
 * Returns it with the hash of its style, for the content security policy.
 */
export function createStyleInliner(style: DocumentStyle): (html: string) => Promise<StyledDocument> {
  const choose = createStyleSelector(style)
  return async (html) => {
    const { css, hash } = await choose(html)
    return { html: html.replace(PLACE, () => `<style>${css}</style>`), hash }
  }
}
