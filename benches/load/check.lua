-- What each thread of wrk asks for, and the check of every answer: started by wrk.ts, which has written the folder
-- that the script is given: targets, order, and the expected bodies.
--
-- An answer does not tell wrk which request it belongs to. So each body is looked up among all expected ones (Lua
-- keeps every string once, and finds it by comparing all of its bytes), and must be one that this thread has asked for
-- and has not had yet.

local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

local function read(path)
  local file = assert(io.open(path, "rb"))
  local bytes = file:read("*a")
  file:close()
  return bytes
end

local targets, order, known = {}, {}, {}
local position

right, wrong, complaint = 0, 0, ""

function init(args)
  local folder = args[1]
  for line in io.lines(folder .. "/targets") do
    local path, accepted, encoding, file = line:match("^(%S+) (%S+) (%S+) (%S+)$")
    local body = read(folder .. "/" .. file)
    known[body] = known[body] or { encoding = encoding, outstanding = 0 }
    local request = wrk.format("GET", path, { ["Accept-Encoding"] = accepted, ["Host"] = wrk.headers["Host"] })
    table.insert(targets, { request = request, expected = known[body] })
  end
  for index in io.lines(folder .. "/order") do
    table.insert(order, tonumber(index) + 1)
  end
  -- No two threads in step.
  position = math.floor(#order / 2) * number % #order
end

function request()
  position = position % #order + 1
  local target = targets[order[position]]
  target.expected.outstanding = target.expected.outstanding + 1
  return target.request
end

function response(status, headers, body)
  local expected = known[body]
  local encoding = headers["Content-Encoding"] or "identity"
  if status == 200 and expected and expected.encoding == encoding and expected.outstanding > 0 then
    expected.outstanding = expected.outstanding - 1
    right = right + 1
    return
  end
  wrong = wrong + 1
  if wrong == 1 then
    local kind = not expected and "bytes of no expected file" or "not what was asked for"
    complaint = string.format("status %d, encoding %s, %d bytes: %s", status, encoding, #body, kind)
  end
end

function done(summary, latency)
  local right, wrong, complaint = 0, 0, ""
  for _, thread in ipairs(threads) do
    right = right + thread:get("right")
    wrong = wrong + thread:get("wrong")
    if complaint == "" then complaint = thread:get("complaint") end
  end
  local errors = summary.errors
  io.write(string.format(
    '\n{"microseconds":%d,"requests":%d,"bytes":%d,"right":%d,"wrong":%d,"complaint":"%s",'
      .. '"statusErrors":%d,"socketErrors":%d,"p50":%d,"p90":%d,"p99":%d}\n',
    summary.duration, summary.requests, summary.bytes, right, wrong, complaint,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(90), latency:percentile(99)
  ))
end
