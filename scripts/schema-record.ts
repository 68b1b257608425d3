/** The data were written by a build with other migrations: this one can neither use nor migrate them. */
export class OtherBuildError extends Error {
  constructor() {
    super('The database belongs to a build with other migrations')
  }
}

/** A migration, and the digest of its text: one that was changed in place makes another schema under the same name. */
export type MigrationRecord = { name: string; digest?: string }

/**
 * Whether a database was made by another build.
 * @param recorded the migrations that it records, in their order
 * @param known this build's migrations, in their order
 * @param tables how many tables it has beside that record
 */
export const isOfOtherBuild = (
  recorded: readonly MigrationRecord[],
  known: readonly MigrationRecord[],
  tables: number,
): boolean =>
  recorded.length === 0
    ? tables > 0
    : recorded.some(({ name, digest }, index) => name !== known[index]?.name || digest !== known[index]?.digest)
