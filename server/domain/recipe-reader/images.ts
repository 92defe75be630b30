import { isNode, listOf, type SchemaNode } from './schema.ts'

/** Addresses in `image`: texts, ImageObjects, or names of objects that are elsewhere on the page. */
export function imagesOf(
  node: SchemaNode,
  resolve: (value: unknown) => unknown,
  pageUrl: string,
): string[] {
  const urls = listOf(node['image'])
    .map(resolve)
    .flatMap((one) => (isNode(one) ? [one['url'], one['contentUrl']] : [one]))
    .flatMap(listOf)
    .flatMap((one) =>
      typeof one === 'string' && one.trim() !== '' ? [URL.parse(one.trim(), pageUrl)] : [],
    )
    .flatMap((url) => (url && /^https?:$/.test(url.protocol) ? [url.href] : []))
  return [...new Set(urls)]
}
