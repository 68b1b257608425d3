import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDrawings } from '../../../build/read-drawings.ts'

const read = (folder: string) => [...readDrawings(resolve('src/app/styles', folder))]
const namesIn = (file: string) =>
  [...readFileSync(resolve('src/app/ui', file), 'utf8').matchAll(/\| '([\w-]+)'|= '([\w-]+)'(?= \|)/g)].map(
    ([, name, first]) => name ?? first,
  )

describe.each([
  ['icons', 'icon.tsx', 20, 20],
  ['ships', 'ship.tsx', 200, 56],
])('%s', (folder, file, width, height) => {
  const drawings = read(folder)

  it('are the ones that components can name', () => {
    expect(drawings.map(([name]) => name)).toEqual(namesIn(file).toSorted())
  })

  it('are on one field and are drawn in one manner, as the sheet of them all is', () => {
    const manners = new Set(drawings.map(([, drawing]) => drawing.attributes))
    expect([...manners]).toHaveLength(1)
    for (const [name, drawing] of drawings) expect([drawing.width, drawing.height], name).toEqual([width, height])
  })
})
