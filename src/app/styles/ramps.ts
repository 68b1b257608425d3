/** Lightest first. */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

type Ramp = Readonly<Record<(typeof STEPS)[number], string>>

const ramp = (colours: string): Ramp => {
  const steps = colours.split(' ').map((colour, index) => [STEPS[index], colour])
  return Object.fromEntries(steps) as Ramp
}

/** The theme's colours: OKLCH steps brought into sRGB. Pages are painted in the roles of uno.config.ts, which name them. */
export const RAMPS = {
  primary: ramp('#effbf3 #dbf6e5 #bbecce #8fdbaf #5ec28d #35a56f #008955 #016d42 #015533 #003f25 #002715'),
  secondary: ramp('#f4f8fe #e3f0ff #c7e1fe #9fcbfe #6eaff6 #4d91da #3175bc #1d5c9b #12477c #0b355e #05203c'),
  marine: ramp('#f2f9fd #e3f1fa #c9e2f3 #a8cde6 #83b1d0 #6494b4 #4a7997 #36607b #274b61 #1b3749 #0f222d'),
  info: ramp('#f1f9fe #ddf2ff #b9e6fe #8cd2f6 #5ab7e4 #3199c7 #017da9 #006387 #014d6a #013950 #002332'),
  success: ramp('#f0fbf0 #def6df #c0ecc2 #99db9d #6dc274 #49a454 #2a8839 #146d26 #07561a #044011 #022708'),
  warning: ramp('#fff6ec #ffebd1 #fbd8a9 #f1bd74 #dd9d34 #bd8005 #9a6700 #7b5100 #603f00 #492e00 #2d1b00'),
  error: ramp('#fef6f4 #ffe9e6 #ffd2cc #feb0a7 #fe7f73 #e7574e #c73833 #a42221 #831515 #630d0d #3f0606'),
  purple: ramp('#fef4fc #ffe6f8 #feccf2 #fba7e8 #e880d3 #ca60b6 #ac439a #8c2f7d #6f2163 #54164a #350b2e'),
  emerald: ramp('#eefbf7 #daf6ec #b8ebda #8bdac1 #56c1a3 #27a486 #03876c #056b55 #015342 #003e30 #00261d'),
  blue: ramp('#f4f8ff #e6efff #ccdfff #a9c8fe #7aaaff #4888fc #2d6cdd #1b53b8 #104094 #092f71 #041c48'),
  neutral: ramp('#f6f8fa #ebeff2 #d8dfe5 #bfc9d2 #a1acb8 #838f9b #69757f #525c66 #3f474f #2e353b #1b2024'),
}
