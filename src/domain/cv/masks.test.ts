import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryCv } from './cv.fixture.ts'
import { CV_LISTS, CV_PARTS, type Cv } from './cv.ts'
import { writeCv } from './cv-text.ts'
import { listMasked, MASKS, maskCv, maskEvidence } from './masks.ts'

/** Every value that is told, by its path in the schema. */
function listValues(cv: Cv): [path: string, value: unknown][] {
  const told = JSON.parse(writeCv(cv)) as Record<string, object | object[]>
  return Object.entries(told).flatMap(([part, values]) =>
    [values]
      .flat()
      .flatMap((entry) => Object.entries(entry).map(([name, value]) => [`${part}.${name}`, value] as never)),
  )
}

const anyMasks = fc.subarray(MASKS)

test('of a masked path nothing leaves, and everything else leaves as it is', () => {
  fc.assert(
    fc.property(arbitraryCv, anyMasks, (cv, masks) => {
      const masked = listMasked(masks)
      const told = listValues(cv).filter(([path]) => !masked.has(path))
      expect(listValues(maskCv(cv, masks)).filter(([path]) => path !== 'profileData.isHideEngines')).toEqual(
        told.filter(([path]) => path !== 'profileData.isHideEngines'),
      )
    }),
  )
})

test('what a person wants to be paid never leaves', () => {
  for (const name of ['desiredSalary', 'desiredCurrency', 'desiredPeriod', 'desiredContract'])
    expect(listMasked([]).has(`profileData.${name}`)).toBe(true)
})

test('every masked path is one of the schema', () => {
  const paths = Object.entries({ ...CV_PARTS, ...CV_LISTS }).flatMap(([part, fields]) =>
    Object.keys(fields).map((name) => `${part}.${name}`),
  )
  expect([...listMasked(MASKS)].filter((path) => !paths.includes(path))).toEqual([])
})

test('what others say of a paper does not tell its number, nor of a contract its company', () => {
  const check = { address: 'https://x.example', number: 'N1', checkedOn: '2026-01-01', result: 'genuine' as const }
  const masked = maskEvidence({ level: 'checked', check, company: 'North Strand' }, ['numbers', 'companies'])
  expect(masked).toEqual({ level: 'checked', check: { ...check, address: '', number: '' }, company: null })
})
