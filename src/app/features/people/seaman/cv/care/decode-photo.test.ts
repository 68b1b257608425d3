import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type PhotoOptions, squareAt, takeCodePhoto } from './code-photo.fixture.ts'
import { type Decode, decodePhoto } from './decode-photo.ts'

const ADDRESS = 'https://verify.example/check?certNo=COP-2024-118823&id=5f2b9c1e-77aa-4c3d-9e10-abcdef012345'
const PHONE = { width: 1200, height: 1600, text: true, noise: 6 } as const
const LARGE = { width: 4000, height: 3000, text: true, noise: 10 } as const

const PHOTOS: Record<string, PhotoOptions> = {
  'straight, with text around': { ...PHONE, corners: squareAt([600, 900], 400) },
  'turned by a third of a right angle': { ...PHONE, corners: squareAt([600, 900], 500, 33) },
  'upside down': { ...PHONE, corners: squareAt([600, 900], 400, 180) },
  'from the side, in a shadow': {
    ...PHONE,
    shade: 0.5,
    noise: 12,
    corners: [
      [300, 400],
      [760, 560],
      [740, 900],
      [330, 1150],
    ],
  },
  'from far to the side': {
    ...PHONE,
    width: 1600,
    height: 1200,
    corners: [
      [400, 300],
      [900, 450],
      [880, 700],
      [430, 900],
    ],
  },
  'out of focus': { ...PHONE, blur: 4, corners: squareAt([600, 900], 400, 5) },
  'out of focus and from the side, of twelve million points': {
    ...LARGE,
    blur: 4,
    shade: 0.4,
    corners: [
      [1800, 1800],
      [2500, 1880],
      [2430, 2420],
      [1760, 2530],
    ],
  },
  'small in the corner of twelve million points': { ...LARGE, blur: 1, corners: squareAt([700, 500], 180, 3) },
  'small, turned and a little out of focus': { ...LARGE, blur: 2, corners: squareAt([3300, 2400], 300, 10) },
  'faint print in a shadow': { ...PHONE, tones: [120, 180], shade: 0.6, corners: squareAt([900, 1300], 400, -12) },
}

test.each(Object.entries(PHOTOS))('a code is read from a photo: %s', async (_, options) => {
  // Without a time limit, so that slow machines find the same.
  const patient: Decode = (points, { effort }) => decode(points, { effort, timeLimit: 60_000 })
  const told = await decodePhoto(takeCodePhoto(ADDRESS, options), { decode: patient, now: () => 0 })
  expect(told).toBe(ADDRESS)
})

test('a page without a code says nothing, and each size is looked at once', async () => {
  const { data } = takeCodePhoto('', { ...PHONE, corners: squareAt([-900, -900], 10) })
  const looked: number[] = []
  const look = (points: Parameters<typeof decode>[0], options: object) => {
    looked.push(Math.max(points.width, points.height))
    return decode(points, options)
  }
  expect(await decodePhoto({ width: 1200, height: 1600, data }, { decode: look })).toBe(undefined)
  expect(looked).toEqual([1600, 1000, 640])
})

test('no look is begun after five seconds, and none is given more time than is left', async () => {
  let now = 0
  const given: number[] = []
  const tooSlow = (_: unknown, { timeLimit }: { timeLimit: number }): string => {
    given.push(timeLimit)
    now += 1800
    throw new Error('not found')
  }
  const photo = { width: 5000, height: 10, data: new Uint8ClampedArray(200_000) }
  expect(await decodePhoto(photo, { decode: tooSlow, now: () => now })).toBe(undefined)
  expect(given).toEqual([1500, 1500, 1400])
})
