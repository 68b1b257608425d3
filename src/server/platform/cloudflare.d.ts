/** The part of the runtime's own module that the server uses; bindings' types come from @cloudflare/workers-types. */
declare module 'cloudflare:workers' {
  export abstract class DurableObject<Env = unknown> {
    protected ctx: import('@cloudflare/workers-types').DurableObjectState
    protected env: Env
    alarm?(): Promise<void>
    fetch?(request: Request): Promise<Response>
    webSocketMessage?(socket: import('@cloudflare/workers-types').WebSocket, message: string | ArrayBuffer): void
    constructor(ctx: import('@cloudflare/workers-types').DurableObjectState, env: Env)
  }
  /** A face of the Worker that other Workers of ours may bind to. */
  export abstract class WorkerEntrypoint<Env = unknown> {
    protected env: Env
  }
}

/** Of the runtime's globals, those that the DOM's types do not know. */
declare const WebSocketPair: typeof import('@cloudflare/workers-types').WebSocketPair
declare const WebSocketRequestResponsePair: typeof import('@cloudflare/workers-types').WebSocketRequestResponsePair
