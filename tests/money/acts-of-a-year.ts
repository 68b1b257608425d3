/** How many acts a simulated year has, in `npm test` and in `npm run check:money`: the same seed is the same year in both. */
export const ACTS_OF_A_YEAR = 200
