/** The data were written by a build with other migrations: this one can neither use nor migrate them. */
export class OtherBuildError extends Error {
  constructor() {
    super('The database belongs to a build with other migrations')
  }
}

/**
 * Whether a database was made by another build.
 * @param recorded names of the migrations that it records, in their order
 * @param known names of this build's migrations, in their order
 * @param tables how many tables it has beside that record
 */
export const isOfOtherBuild = (recorded: readonly string[], known: readonly string[], tables: number): boolean =>
  recorded.length === 0 ? tables > 0 : recorded.some((name, index) => name !== known[index])
