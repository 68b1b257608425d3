/** The part of the runtime's own module that the server uses; bindings' types come from @cloudflare/workers-types. */
declare module 'cloudflare:workers' {
  export abstract class DurableObject<Env = unknown> {
    protected ctx: import('@cloudflare/workers-types').DurableObjectState
    protected env: Env
    alarm?(): Promise<void>
    constructor(ctx: import('@cloudflare/workers-types').DurableObjectState, env: Env)
  }
}
