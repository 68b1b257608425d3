import { PageError } from '#src/app/page.ts'
import { decidePageKind, type PageKind } from '#src/contract/http/page-kind.ts'
import { ROLES, type Role } from '#src/contract/http/roles.ts'
import { ROUTES } from '#src/contract/routes.ts'
import type { Fill } from './answer-of.ts'
import { type Markup, readMarkup } from './markup.ts'
import { closedWord, isMarkdown } from './ordinary.ts'
import { HARMLESS } from './payloads.ts'
import { renderSight, type Sight } from './rendered-page.ts'

export type Scene = {
  name: string
  sight: Sight
  variant: number
  kind: PageKind
  harmless: Markup
  open: string[]
}

const roleFor = (guard: string): Role | undefined =>
  ROLES.find((role) => guard === `${role}-only`) ?? (guard === 'auth' ? 'company' : undefined)

/** A page with no word of anyone hostile. */
export const harmlessFill: Fill = (field) => closedWord(field) ?? HARMLESS

export const withText =
  (chosen: (field: string) => boolean, text: (field: string, index: number) => string): Fill =>
  (field, index) =>
    chosen(field) ? text(field, index) : harmlessFill(field, index)

async function look(sight: Sight, variant: number): Promise<Scene | undefined> {
  const fields = new Set<string>()
  const fill: Fill = (field, index) => {
    fields.add(field)
    return harmlessFill(field, index)
  }
  const html = await renderSight(sight, fill, variant).catch((error: unknown) => {
    if (error instanceof PageError) return undefined
    throw new Error(`${sight.route.id} cannot be rendered`, { cause: error })
  })
  if (html === undefined) return undefined
  const all = [...fields]
  return {
    name: `${sight.route.id} ${sight.role ?? 'guest'}${sight.failed ? ' after a failed form' : ''} ${variant}`,
    sight,
    variant,
    kind: decidePageKind(sight.route, sight.role !== undefined),
    harmless: readMarkup(html),
    open: all.filter((field) => closedWord(field) === undefined && !isMarkdown(field)),
  }
}

/** Every page as its intended visitor sees it, with the fields that reach it, in each of its variants. */
export async function findScenes(variants: readonly number[]): Promise<Scene[]> {
  const scenes: Scene[] = []
  for (const route of ROUTES)
    for (const failed of [false, true])
      for (const variant of failed ? variants.slice(0, 1) : variants) {
        const scene = await look({ route, role: roleFor(route.guard), failed }, variant)
        if (scene) scenes.push(scene)
      }
  return scenes
}
