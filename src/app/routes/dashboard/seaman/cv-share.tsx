export { sharePage as default } from '#src/app/features/work/share/share-page.tsx'
