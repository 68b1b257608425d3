declare module 'oidc-provider' {
  export default class Provider {
    constructor(issuer: string, configuration: object)
    listen(port: number, host: string): void
  }
}
