import server from '#src/server/index.ts'

export * from '#src/server/index.ts'
export { CvKeeper } from '#src/server/objects/cv-keeper.ts'
export default server
