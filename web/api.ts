import type { AuthorView, FeedPage, FeedQuery, Publication } from '../shared/wire/feed.ts'
import type { Person } from '../shared/wire/people.ts'
import type { Recipe } from '../shared/wire/recipes.ts'

interface Query<Input, Output> {
  query: (input: Input, options?: { signal?: AbortSignal }) => Promise<Output>
}
interface Mutation<Input, Output> {
  mutate: (input: Input) => Promise<Output>
}

/** What the pages ask of the server. In the browser it goes over HTTP, on the server in process. */
export interface Api {
  people: { me: Query<void, Person | null> }
  recipes: { copy: Mutation<{ publicationId: string }, Recipe> }
  feed: {
    page: Query<Partial<FeedQuery>, FeedPage & { nextBefore: number | null }>
    get: Query<{ publicationId: string }, Publication>
    author: Query<{ authorId: string }, AuthorView>
    like: Mutation<{ publicationId: string }, { likes: number; liked: boolean }>
    unlike: Mutation<{ publicationId: string }, { likes: number; liked: boolean }>
    follow: Mutation<{ authorId: string }, { following: boolean }>
    unfollow: Mutation<{ authorId: string }, { following: boolean }>
  }
}
