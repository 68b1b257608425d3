import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const CELL = 24
const GAP = 4
const read = (name: string) => readFileSync(resolve('src/app/ui', name), 'utf8')
const sheets = ['icons-document', 'icons-app', 'icons-vacancy'].map((name) => read(`styles/${name}.css`))
const namesOf = (sheet: string) => [...sheet.matchAll(/^\.i-([\w-]+)\{--n:(\d+)\}$/gm)]

describe('line icons', () => {
  it.each(sheets.map((sheet) => [sheet]))('stand in the cells that their lines name', (sheet) => {
    const cells = [...sheet.matchAll(/translate\((\d+)\)/g)].map(([, x]) => Number(x) / CELL)
    const numbers = namesOf(sheet).map(([, , number]) => Number(number))
    expect(numbers).toEqual(cells)
    expect(cells).toEqual(cells.map((_, index) => index))
    expect(sheet).toContain(`--last:${cells.length - 1};`)
    expect(sheet).toContain(`viewBox='0 0 ${cells.length * CELL - GAP} 20'`)
  })

  it('are drawn once each, and no others', () => {
    const drawn = sheets.flatMap((sheet) => namesOf(sheet).map(([, name]) => name))
    const named = [...read('icon.tsx').matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, name]) => name)
    expect(drawn.toSorted()).toEqual(named.toSorted())
  })
})
