/** What the tests use of the modules that exist inside workerd only. */
declare module 'cloudflare:test' {
  export type D1Migration = { name: string; queries: string[] }
  export function applyD1Migrations(
    db: import('@cloudflare/workers-types').D1Database,
    migrations: D1Migration[],
  ): Promise<void>
  type Context = { waitUntil: (work: Promise<unknown>) => void }
  type Result = { explicitAcks: string[]; retryMessages: { msgId: string }[] }
  export function createExecutionContext(): Context
  export function waitOnExecutionContext(context: Context): Promise<void>
  export function createScheduledController(): never
  export function createMessageBatch(queue: string, messages: unknown[]): never
  export function getQueueResult(batch: unknown, context: Context): Promise<Result>
  /** Empties databases, buckets and objects. */
  export function reset(): Promise<void>
  export function runDurableObjectAlarm(stub: unknown): Promise<boolean>
  /** Runs inside the object that a stub leads to. */
  export function runInDurableObject<Given>(
    stub: unknown,
    run: (object: unknown, state: import('@cloudflare/workers-types').DurableObjectState) => Given | Promise<Given>,
  ): Promise<Given>
  /** Puts the object to sleep: what it had in memory is gone, its sockets stay. */
  export function evictDurableObject(stub: unknown): Promise<void>
  export const env: import('#src/server/platform/bindings.ts').Bindings & {
    MIGRATIONS: D1Migration[]
    OLD_DB: import('@cloudflare/workers-types').D1Database
    CV_KEEPER: import('#src/server/platform/object-cv-store.ts').KeeperNamespace
  }
}
