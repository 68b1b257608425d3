/** What the tests use of the modules that exist inside workerd only. */
declare module 'cloudflare:test' {
  export type D1Migration = { name: string; queries: string[] }
  export function applyD1Migrations(db: import('@cloudflare/workers-types').D1Database, migrations: D1Migration[]): Promise<void>
  export const env: import('../../../src/server/platform/bindings.ts').Bindings & { MIGRATIONS: D1Migration[] }
}
