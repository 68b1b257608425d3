import { describe, expect, it } from 'vitest'
import { fitLines, measure, outline, shorten, toLatin } from './typeset.ts'

describe('a text in a picture', () => {
  it.each([
    ['Nordström & Søn', 'Nordström & Søn'],
    ['Đại Dương', 'Đai Duong'],
    ['Blue 大洋 Crewing (大洋)', 'Blue Crewing'],
    ['شركة البحار', ''],
    ['Морской', ''],
    ['USD\u00a010,200–11,400', 'USD 10,200–11,400'],
    ['US$7,000, €600, ₴1', 'US$7,000, €600, ₴1'],
    ['\u2068Rotterdam\u2069', 'Rotterdam'],
  ])('of %s is %s', (text, drawn) => {
    expect(toLatin(text)).toBe(drawn)
  })

  it('has an outline for every letter that is left', () => {
    const text = toLatin('Żółw ße Ţ – “Ship’s” 1,234 …')
    for (const face of ['serif', 'sans', 'bold'] as const)
      expect(outline(face, text).shapes.match(/<path/g)?.length).toBe(text.replaceAll(' ', '').length)
  })

  it('is as wide as its outline', () => {
    expect(measure('serif', 50, 'Chief Officer')).toBeCloseTo(outline('serif', 'Chief Officer').width / 20)
  })

  it('is set as large as it fits, and cut only where the smallest does not', () => {
    const room = { sizes: [100, 60], width: 700, most: 2 }
    expect(fitLines('serif', 'Chief Officer', room)).toEqual({ size: 100, lines: ['Chief Officer'] })
    expect(fitLines('serif', 'Second Electrical Engineer', room).size).toBe(60)
    const cut = fitLines('serif', 'Management and offshore services '.repeat(5).trim(), room)
    expect(cut.lines.at(-1)).toMatch(/…$/)
    for (const line of cut.lines) expect(measure('serif', cut.size, line)).toBeLessThanOrEqual(room.width)
    expect(fitLines('serif', 'x'.repeat(200), room).lines).toHaveLength(1)
  })

  it('that fits is not cut', () => {
    expect(shorten('sans', 30, 'Oslo', 400)).toBe('Oslo')
  })
})
