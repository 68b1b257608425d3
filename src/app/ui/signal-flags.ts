type Colour = keyof typeof FLAG_COLOURS
type Part = readonly [colour: Colour, path: string]

/** Flags keep their colours in both modes. */
export const FLAG_COLOURS = {
  yellow: '#f5c400',
  blue: '#0b4a9e',
  red: '#c8202f',
  white: '#fff',
  black: '#1a1a1a',
} as const

/** The used flags of the International Code of Signals on a square of 24. */
export const FLAGS = {
  G: [
    ['yellow', 'M0 0h4v24H0zM8 0h4v24H8zM16 0h4v24h-4z'],
    ['blue', 'M4 0h4v24H4zM12 0h4v24h-4zM20 0h4v24h-4z'],
  ],
  H: [
    ['white', 'M0 0h12v24H0z'],
    ['red', 'M12 0h12v24H12z'],
  ],
  K: [
    ['yellow', 'M0 0h12v24H0z'],
    ['blue', 'M12 0h12v24H12z'],
  ],
  P: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M7 7h10v10H7z'],
  ],
  Q: [['yellow', 'M0 0h24v24H0z']],
  U: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M0 0h12v12H0zM12 12h12v12H12z'],
  ],
  V: [
    ['white', 'M0 0h24v24H0z'],
    ['red', 'M0 0h4l8 8 8-8h4v4l-8 8 8 8v4h-4l-8-8-8 8H0v-4l8-8-8-8z'],
  ],
  W: [
    ['blue', 'M0 0h24v24H0z'],
    ['white', 'M5 5h14v14H5z'],
    ['red', 'M9 9h6v6H9z'],
  ],
  X: [
    ['white', 'M0 0h24v24H0z'],
    ['blue', 'M9.5 0h5v24h-5zM0 9.5h24v5H0z'],
  ],
} as const satisfies Record<string, readonly Part[]>

/** Numeral pennants, 36 wide and 24 high. */
export const PENNANTS = {
  0: [
    ['yellow', 'M0 0L12 1.67V22.33L0 24zM24 3.33L36 5V19L24 20.67z'],
    ['red', 'M12 1.67L24 3.33V20.67L12 22.33z'],
  ],
  1: [
    ['white', 'M0 0l36 5v14L0 24z'],
    ['red', 'M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0z'],
  ],
  2: [
    ['blue', 'M0 0l36 5v14L0 24z'],
    ['white', 'M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0z'],
  ],
  3: [
    ['red', 'M0 0L12 1.67V22.33L0 24z'],
    ['white', 'M12 1.67L24 3.33V20.67L12 22.33z'],
    ['blue', 'M24 3.33L36 5V19L24 20.67z'],
  ],
  4: [
    ['red', 'M0 0l36 5v14L0 24z'],
    ['white', 'M9 1.25L14 1.94V22.06L9 22.75zM0 9.5h36v5H0z'],
  ],
  5: [
    ['yellow', 'M0 0L18 2.5V21.5L0 24z'],
    ['blue', 'M18 2.5L36 5V19L18 21.5z'],
  ],
  6: [
    ['black', 'M0 0l36 5v7H0z'],
    ['white', 'M0 12h36v7L0 24z'],
  ],
  7: [
    ['yellow', 'M0 0l36 5v7H0z'],
    ['red', 'M0 12h36v7L0 24z'],
  ],
  8: [
    ['white', 'M0 0l36 5v14L0 24z'],
    ['red', 'M9 1.25L14 1.94V22.06L9 22.75zM0 9.5h36v5H0z'],
  ],
  9: [
    ['white', 'M0 0L18 2.5V12H0z'],
    ['black', 'M18 2.5L36 5V12H18z'],
    ['red', 'M0 12H18V21.5L0 24z'],
    ['yellow', 'M18 12H36V19L18 21.5z'],
  ],
} as const satisfies Record<string, readonly Part[]>

export type FlagLetter = keyof typeof FLAGS
