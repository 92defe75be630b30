import { readable } from './lastReader.ts'
import { offlinePath } from './messages.ts'
// Here, since the stylesheet is made of what the browser's own modules ask for.
import './offlinePage.css'
import { isKeepable } from './rules.ts'

const shortest = 2_000
const longest = 30_000
const mostShown = 12

/** The script of the offline page: it waits for the connection, and shows what is here without one. */
let pause = shortest
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('online', lookNow)
document.addEventListener('visibilitychange', lookNow)
document.querySelector('.offline .button')?.addEventListener('click', goOn)
wait()
void showKept()

function lookNow(): void {
  pause = shortest
  if (!document.hidden) void look()
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(look, pause)
  pause = Math.min(longest, pause * 1.5)
}

async function look(): Promise<void> {
  if (!document.hidden && (await answers())) return goOn()
  wait()
}

/** A browser may believe to be online in a network that leads nowhere; only the server can tell. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function goOn(): void {
  if (location.pathname === offlinePath) location.replace('/')
  else location.reload()
}

async function showKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('.offline-kept')
  const list = section?.querySelector('ul')
  const recipes = (await keptRecipes()).reverse().slice(0, mostShown)
  if (!section || !list || recipes.length === 0) return
  for (const { path, title } of recipes) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  section.hidden = false
}

async function keptRecipes(): Promise<{ path: string; title: string }[]> {
  const found = new Map<string, string>()
  for (const name of await readable()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (!isKeepable(pathname)) continue
      const page = await cache.match(url, { ignoreVary: true })
      found.set(pathname, titleOf((await page?.text()) ?? ''))
    }
  }
  return [...found].map(([path, title]) => ({ path, title }))
}

function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>') + '</title>'.length)
  const { title } = new DOMParser().parseFromString(head, 'text/html')
  return title.replace(/ · [^·]*$/, '')
}
