/** The part of the runtime's module that the server uses; types of bindings are in @cloudflare/workers-types. */
declare module 'cloudflare:workers' {
  export abstract class DurableObject<Env = unknown> {
    protected ctx: import('@cloudflare/workers-types').DurableObjectState
    protected env: Env
    alarm?(): Promise<void>
    fetch?(request: Request): Promise<Response>
    webSocketMessage?(socket: import('@cloudflare/workers-types').WebSocket, message: string | ArrayBuffer): void
    constructor(ctx: import('@cloudflare/workers-types').DurableObjectState, env: Env)
  }
  /** An entry point that our other Workers may bind to. */
  export abstract class WorkerEntrypoint<Env = unknown> {
    protected env: Env
  }
}

/** Globals of the runtime that are missing in the DOM types. */
declare const WebSocketPair: typeof import('@cloudflare/workers-types').WebSocketPair
declare const WebSocketRequestResponsePair: typeof import('@cloudflare/workers-types').WebSocketRequestResponsePair
