/** An element as it is in a page: all that have these names and are in the same elements are one family. */
export type Family = { names: readonly string[]; parent: Family | undefined; children: Map<string, Family> }

/** Names that have to be on one element, and those on elements that it is in, from the inside out. */
type Together = { name: string; self: readonly string[]; above: readonly (readonly string[])[] }

export type Families = {
  enter: (parent: Family | undefined, element: string, classes: string) => Family
  /** Names that scripts may put anywhere: they are together with all that is on the page. */
  addWorn: (worn: ReadonlySet<string>) => void
}

/** `.table a.name` is an `a.name` inside of a `.table`. */
function readTogether(name: string): Together {
  const [self = [], ...above] = name
    .split(' ')
    .toReversed()
    .map((part) => part.split(/(?=\.)/))
  return { name, self, above }
}

const hasAll = (there: readonly string[], names: readonly string[]) => names.every((name) => there.includes(name))

function isInside({ parent }: Family, above: Together['above']): boolean {
  const [next, ...others] = above
  if (!next) return true
  if (!parent) return false
  return isInside(parent, hasAll(parent.names, next) ? others : above)
}

/** Of what is asked for, finds what names single elements, or elements inside others. What was seen once is not looked at again. */
export function createFamilies(asked: readonly string[]): (found: Set<string>) => Families {
  const all = asked.filter((name) => /.[ .]/.test(name)).map(readTogether)
  const byName = Map.groupBy(all, ({ self }) => self.at(-1) ?? '')
  return (found) => {
    const roots: Family = { names: [], parent: undefined, children: new Map() }
    const meet = (family: Family) => {
      for (const name of family.names) {
        found.add(name)
        for (const one of byName.get(name) ?? [])
          if (!found.has(one.name) && hasAll(family.names, one.self) && isInside(family, one.above)) found.add(one.name)
      }
    }
    return {
      enter: (parent = roots, element, classes) => {
        const key = `${element} ${classes}`
        const known = parent.children.get(key)
        if (known) return known
        const names = [element, ...(classes ? classes.split(' ').map((name) => `.${name}`) : [])]
        const family = { names, parent, children: new Map() }
        parent.children.set(key, family)
        meet(family)
        return family
      },
      addWorn: (worn) => {
        if (worn.size === 0) return
        for (const name of worn) found.add(name)
        for (const { name, self, above } of all) {
          const needed = [...self, ...above.flat()]
          if (needed.some((one) => worn.has(one)) && needed.every((one) => found.has(one))) found.add(name)
        }
      },
    }
  }
}
