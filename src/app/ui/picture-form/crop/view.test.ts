import { describe, expect, test } from 'vitest'
import { frameOf, pull, START, turn } from './view.ts'

const WIDE = { width: 400, height: 300 }
const corner = (view = START, fit: 'cover' | 'pad' = 'cover') => {
  const { side, x, y } = frameOf(WIDE, view, fit)
  return { side, left: x - side / 2, top: y - side / 2 }
}

describe('what is shown of a picture', () => {
  test('is its middle, as a square, when nothing was chosen', () => {
    expect(corner()).toEqual({ side: 300, left: 50, top: 0 })
  })

  test('is all of a logo, with what is left of the square on both sides', () => {
    expect(corner(START, 'pad')).toEqual({ side: 400, left: 0, top: -50 })
  })

  test('is less of it from nearer, and never what is outside of it', () => {
    expect(corner({ ...START, zoom: 2 })).toEqual({ side: 150, left: 125, top: 75 })
    expect(corner({ ...START, zoom: 2, x: 1, y: 0 })).toEqual({ side: 150, left: 250, top: 0 })
  })

  test('goes along with the picture that is pulled, up to its edge', () => {
    // A third of the square to the right: the left third becomes visible.
    expect(corner(pull(WIDE, { ...START, zoom: 2 }, 'cover', { x: 0.5, y: 0 }))).toEqual({
      side: 150,
      left: 50,
      top: 75,
    })
    expect(corner(pull(WIDE, START, 'cover', { x: 9, y: 9 }))).toEqual({ side: 300, left: 0, top: 0 })
  })

  test('stays in its middle while the picture is turned, and is the same again after four turns', () => {
    const view = { zoom: 2, x: 1, y: 0, turns: 0 }
    const once = turn(view)
    expect(once).toEqual({ zoom: 2, x: 1, y: 1, turns: 1 })
    expect(frameOf(WIDE, once, 'cover')).toMatchObject({ side: 150, x: 225, y: 325 })
    expect(turn(turn(turn(once)))).toEqual(view)
  })
})
