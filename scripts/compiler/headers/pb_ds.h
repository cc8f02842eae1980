// The containers of GCC's <ext/pb_ds>, made of those of the standard: with their names and calls, in memory of their own.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>

namespace __gnu_pbds {

struct null_type {};
using null_mapped_type = null_type;

struct rb_tree_tag {};
struct splay_tree_tag {};
struct ov_tree_tag {};

template <class...>
struct null_node_update {};
template <class...>
struct tree_order_statistics_node_update {};

/** A sorted list, whose places are what the order statistics ask for. */
template <class Key, class Mapped, class Less = std::less<Key>, class Tag = rb_tree_tag,
          template <class...> class Update = null_node_update,
          class Allocator = std::allocator<char>>
class tree {
    static constexpr bool is_set = std::is_same_v<Mapped, null_type>;

  public:
    using key_type = Key;
    using mapped_type = Mapped;
    using value_type = std::conditional_t<is_set, Key, std::pair<Key, Mapped>>;
    using iterator = typename std::vector<value_type>::iterator;
    using const_iterator = iterator;
    using size_type = std::size_t;

    iterator begin() { return items_.begin(); }
    iterator end() { return items_.end(); }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }
    auto rbegin() { return items_.rbegin(); }
    auto rend() { return items_.rend(); }
    size_type size() const { return items_.size(); }
    bool empty() const { return items_.empty(); }
    void clear() { items_.clear(); }
    void swap(tree& other) { items_.swap(other.items_); }

    iterator lower_bound(const Key& key) {
        return std::lower_bound(
            begin(), end(), key,
            [this](const value_type& item, const Key& than) { return less_(key_of(item), than); });
    }
    iterator upper_bound(const Key& key) {
        return std::upper_bound(
            begin(), end(), key,
            [this](const Key& than, const value_type& item) { return less_(than, key_of(item)); });
    }
    iterator find(const Key& key) {
        auto at = lower_bound(key);
        return at != end() && !less_(key, key_of(*at)) ? at : end();
    }
    std::pair<iterator, bool> insert(const value_type& item) {
        auto at = lower_bound(key_of(item));
        if (at != end() && !less_(key_of(item), key_of(*at))) return {at, false};
        return {items_.insert(at, item), true};
    }
    template <class Other = Mapped>
    Other& operator[](const Key& key) {
        return insert({key, Other()}).first->second;
    }
    bool erase(const Key& key) {
        auto at = find(key);
        if (at == end()) return false;
        items_.erase(at);
        return true;
    }
    iterator erase(iterator at) { return items_.erase(at); }

    size_type order_of_key(const Key& key) {
        return static_cast<size_type>(lower_bound(key) - begin());
    }
    iterator find_by_order(size_type order) {
        return order < size() ? begin() + static_cast<std::ptrdiff_t>(order) : end();
    }

  private:
    static const Key& key_of(const value_type& item) {
        if constexpr (is_set)
            return item;
        else
            return item.first;
    }

    std::vector<value_type> items_;
    Less less_;
};

template <class Key, class Mapped, class Hash = std::hash<Key>, class Equal = std::equal_to<Key>,
          class...>
using gp_hash_table = std::unordered_map<Key, Mapped, Hash, Equal>;
template <class Key, class Mapped, class Hash = std::hash<Key>, class Equal = std::equal_to<Key>,
          class...>
using cc_hash_table = std::unordered_map<Key, Mapped, Hash, Equal>;

struct pairing_heap_tag {};
struct binary_heap_tag {};
struct binomial_heap_tag {};
struct thin_heap_tag {};

template <class Value, class Less = std::less<Value>, class Tag = pairing_heap_tag, class...>
class priority_queue : public std::priority_queue<Value, std::vector<Value>, Less> {
  public:
    void clear() { this->c.clear(); }
    void join(priority_queue& other) {
        for (; !other.empty(); other.pop()) this->push(other.top());
    }
};

}  // namespace __gnu_pbds
