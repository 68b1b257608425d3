import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsOf, ROOT } from '../scripts/graph/read-imports.ts'
import { readTexts } from './read-texts.ts'

const APP = 'src/app/entry/client.tsx'
const PAGES = 'src/app/routes/dashboard'
/** What is no page of a file: those that are not built yet are one module, and a browser's own pages open by an entry of their own. */
const APART = [
  ['', 'src/app/features/system/unbuilt/unbuilt-page.tsx'],
  ['kept', 'src/app/entry/kept/kept-client.tsx'],
] as const
/** What a page brings is the matter of that page. */
const REGISTRY = 'src/app/routes/registry.ts'

const LATE = /import\('([^']+)'\)/g

/** What a file brings into the browser, at once or when it is used. */
function bringsOf(file: string): string[] {
  if (file === REGISTRY) return []
  const now = importsOf(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target]))
  const late = [...readFileSync(join(ROOT, file), 'utf8').matchAll(LATE)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : relative(ROOT, join(ROOT, dirname(file), target)),
  )
  return [...now, ...late].filter((target) => /\.tsx?$/.test(target))
}

/** Keeps what was read of a file: pages share most of theirs. */
function remember<Answer>(read: (file: string) => Answer): (file: string) => Answer {
  const known = new Map<string, Answer>()
  return (file) => {
    const answer = known.get(file) ?? read(file)
    known.set(file, answer)
    return answer
  }
}

/** Ids by the texts that name them: an id itself, or a family of ids with a `*` for each part that code fills in. */
function createFinder(ids: readonly string[]) {
  const known = new Set(ids)
  return remember((family: string): readonly string[] => {
    if (!family.includes('*')) return known.has(family) ? [family] : []
    const pattern = new RegExp(`^${family.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)
    return ids.filter((id) => pattern.test(id))
  })
}

/** The ids that each page of the app can say, what the app around it says among them. By its module below `routes`. */
export function listPageWords(ids: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const find = createFinder(ids)
  const brings = remember(bringsOf)
  const says = remember((file) => {
    const { literals, templates } = readTexts(join(ROOT, file))
    return [...literals, ...templates].flatMap(find)
  })
  const reach = (file: string, reached: Set<string>): Set<string> => {
    if (reached.has(file)) return reached
    reached.add(file)
    for (const target of brings(file)) reach(target, reached)
    return reached
  }
  const app = reach(APP, new Set())
  const wordsOf = (file: string) => new Set([...reach(file, new Set(app))].flatMap(says))
  const files = readdirSync(join(ROOT, PAGES), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx$/.test(file),
  )
  return new Map([
    ...APART.map(([name, file]) => [name, wordsOf(file)] as const),
    ...files.map((file) => [`dashboard/${file.slice(0, -'.tsx'.length)}`, wordsOf(`${PAGES}/${file}`)] as const),
  ])
}

/** Places in a list as ranges: `0-12 15`. */
export const writePlaces = (places: readonly number[]): string =>
  places
    .reduce<[number, number][]>((ranges, place) => {
      const last = ranges.at(-1)
      if (last && last[1] === place - 1) last[1] = place
      else ranges.push([place, place])
      return ranges
    }, [])
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(' ')
