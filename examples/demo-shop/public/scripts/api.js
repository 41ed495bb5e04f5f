// Talking to the shop's server: JSON both ways. Whoever is not signed in is sent to the front door and back.

export class ApiError extends Error {}

export async function ask(method, path, body) {
  const request = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  const response = await fetch(path, request);
  const value = await response.json();
  if (response.ok) return value;
  if (response.status === 401 && location.pathname !== '/') {
    location.replace(`/?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  throw new ApiError(value.error);
}
